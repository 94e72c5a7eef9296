import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formsOf, type NameForms } from './names.ts';

const TEMPLATES = path.join(import.meta.dirname, 'templates');

/** What stands in the templates (`gizmos`) and what takes its place (`postcards`). */
export type StandIns = Readonly<Record<string, string>>;

/**
 * The files of a template. A template is laid out as the repository and written as ordinary code about stand-ins;
 * every form of a stand-in (`turnGizmo`, `TurnGizmo`, `turn-gizmo` ...) is replaced, in texts and in file names.
 */
export function filledTemplate(template: string, standIns: StandIns): { file: string; text: string }[] {
  const folder = path.join(TEMPLATES, template);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((source) => ({
      file: filled(path.relative(folder, source).replaceAll(path.sep, '/'), standIns),
      text: filled(readFileSync(source, 'utf8'), standIns),
    }));
}

/** A piece of code to be put into an existing file, from `templates/pieces`. */
export function filledPiece(piece: string, standIns: StandIns): string {
  return filled(readFileSync(path.join(TEMPLATES, 'pieces', piece), 'utf8').trimEnd(), standIns);
}

/** Longer stand-ins go first, so that `gizmo` is never found inside `gizmos`. */
function filled(text: string, standIns: StandIns): string {
  return Object.entries(standIns)
    .flatMap(([standIn, given]) => replacements(formsOf(standIn), formsOf(given)))
    .toSorted(([a], [b]) => b.length - a.length)
    .reduce((result, [from, to]) => result.replaceAll(from, to), text);
}

const replacements = (from: NameForms, to: NameForms): [string, string][] => [
  [from.camel, to.camel],
  [from.pascal, to.pascal],
  [from.kebab, to.kebab],
  [from.constant, to.constant],
  [from.words, to.words],
  [from.title, to.title],
];
