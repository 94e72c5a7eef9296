import * as z from 'zod';

/** What `Browser.stopTracing` answers, as far as frames go. */
const Trace = z.object({ traceEvents: z.array(z.looseObject({ name: z.string() })) });

/** Asks Chromium to note each frame it draws and each it has to leave out. */
export const FRAME_CATEGORIES = ['disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'];

export interface Frames {
  readonly drawn: number;
  readonly dropped: number;
}

/** @throws when the text is no trace. */
export function countFrames(trace: string): Frames {
  const { traceEvents } = Trace.parse(JSON.parse(trace));
  const countOf = (name: string): number => traceEvents.filter((event) => event.name === name).length;
  return { drawn: countOf('DrawFrame'), dropped: countOf('DroppedFrame') };
}
