import { advance, type Stage, stageAt, type Timeline, withFuture } from './timeline.ts';

const at = (time: string): Date => new Date(`2026-11-27T${time}:00.000Z`);
const stage = (time: string, kind: Stage['kind']): Stage => ({ at: at(time), kind, answer: { kind } });
const story: Timeline = [stage('12:00', 'processing'), stage('12:05', 'succeeded'), stage('13:00', 'shipped')];

test.each([
  ['12:00', 'processing'],
  ['12:04', 'processing'],
  ['12:05', 'succeeded'],
  ['23:00', 'shipped'],
])('at %s the request is %s', (time, kind) => {
  expect(stageAt(story, at(time)).kind).toBe(kind);
});

test('a request is in no stage before it arrived', () => {
  expect(() => stageAt(story, at('11:59'))).toThrow('starts no later');
});

test('another future leaves the past as it was', () => {
  const aborted = stage('12:01', 'failed');
  expect(withFuture(story, [aborted], at('12:01'))).toEqual([stage('12:00', 'processing'), aborted]);
});

test('hurrying brings the next stage about now, and what follows as much earlier', () => {
  expect(advance(story, at('12:01'))).toEqual([
    stage('12:00', 'processing'),
    stage('12:01', 'succeeded'),
    stage('12:56', 'shipped'),
  ]);
});

test('a story that is over cannot be hurried', () => {
  expect(advance(story, at('14:00'))).toBeUndefined();
});
