import { countFrames } from './frames.ts';

test('frames are counted as the browser tells them, drawn and dropped apart', () => {
  const events = ['BeginFrame', 'DrawFrame', 'BeginFrame', 'DroppedFrame', 'DrawFrame', 'RunTask'];
  const trace = JSON.stringify({ traceEvents: events.map((name) => ({ name, ph: 'I', ts: 1 })) });
  expect(countFrames(trace)).toEqual({ drawn: 2, dropped: 1 });
});

test('what is no trace is not counted as a smooth page', () => {
  expect(() => countFrames('{}')).toThrow('traceEvents');
});
