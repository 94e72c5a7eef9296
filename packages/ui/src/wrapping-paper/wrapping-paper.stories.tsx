import { paperPatterns, WrappingPaper } from './wrapping-paper.tsx';

export default { title: 'Wrapping paper', isWide: true };

export const Patterns = () => (
  <div style={{ flex: 1, display: 'grid', gap: 12, gridTemplateColumns: 'repeat(3, 1fr)' }}>
    {paperPatterns.map((pattern) => (
      <WrappingPaper key={pattern} pattern={pattern} height="96px" radius="14px" />
    ))}
  </div>
);
