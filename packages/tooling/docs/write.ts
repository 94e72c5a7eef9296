import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { budgetsPage } from './budgets.ts';
import { documents, documentsFolder, documentText } from './documents.ts';

/**
 * `npm run docs`: writes docs/platform anew, so that a change of who owns or uses what shows in review. The page of
 * budgets is written where everything has been built.
 */
const budgets = budgetsPage();
const pages = { ...documents(), ...(budgets !== undefined && { 'budgets.md': documentText('Budgets', budgets) }) };
mkdirSync(documentsFolder, { recursive: true });
for (const [file, text] of Object.entries(pages)) writeFileSync(path.join(documentsFolder, file), text);
process.stdout.write(`wrote ${documentsFolder}\n`);
