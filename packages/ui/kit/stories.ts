import type { ComponentType } from 'react';

type Head = { title: string; isWide?: true };
type StoriesFile = { default: Head } & Record<string, ComponentType | Head>;

/** One component of the kit with its stories, both by name; a wide one takes the whole width of the page. */
export type StoryGroup = {
  id: string;
  title: string;
  isWide: boolean;
  stories: { name: string; Story: ComponentType }[];
};

declare const require: {
  context(folder: string, deep: boolean, files: RegExp): ((file: string) => StoriesFile) & { keys(): string[] };
};

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
    typeof Story === 'function' ? [{ name: spaced(name), Story }] : [],
  );
  return { id: file.split('/')[1] ?? file, title: head.title, isWide: head.isWide ?? false, stories };
}

/** `WithoutPicture` as "Without picture". */
const spaced = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
