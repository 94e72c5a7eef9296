import { RibbonProgress } from './ribbon-progress.tsx';

export default { title: 'Ribbon progress' };

export const Halfway = () => <RibbonProgress label="Kiln for the studio" percent={46} />;
export const Complete = () => <RibbonProgress label="Two-seat sofa" percent={100} />;
export const Thin = () => <RibbonProgress label="Two weeks in Lisbon" percent={68} size="thin" />;
