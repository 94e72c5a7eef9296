import type { ComponentType } from 'react';

type StoriesFile = { default: { title: string } } & Record<string, ComponentType | { title: string }>;

/** One component of the kit with its stories, in the order they are written. */
export type StoryGroup = { id: string; title: string; stories: { name: string; Story: ComponentType }[] };

declare const require: { context(folder: string, deep: boolean, files: RegExp): ((file: string) => StoriesFile) & { keys(): string[] } };

/** Collects every `*.stories.tsx` beside the components, sorted by title. */
export function storyGroups(): StoryGroup[] {
  const files = require.context('../src', true, /\.stories\.tsx$/);
  return files
    .keys()
    .map((file) => groupOf(file, files(file)))
    .sort((one, other) => one.title.localeCompare(other.title));
}

function groupOf(file: string, { default: head, ...exported }: StoriesFile): StoryGroup {
  const stories = Object.entries(exported).flatMap(([name, Story]) =>
    typeof Story === 'function' ? [{ name: spaced(name), Story }] : []);
  return { id: file.split('/')[1] ?? file, title: head.title, stories };
}

/** `WithoutPicture` as "Without picture". */
const spaced = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
