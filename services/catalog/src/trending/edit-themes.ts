import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@wishbow/contracts/audit';
import { type AdminAct, recordAudit } from '@wishbow/service/audit/record-audit';
import { type ClientSession, type Connection, inTransaction } from '@wishbow/service/mongo/connection';
import type { ItemRepository } from '../items/item-repository.ts';
import type { TrendingCategoryRepository, TrendingForm } from './trending-category-repository.ts';

export interface EditDeps {
  readonly connection: Connection;
  readonly categories: TrendingCategoryRepository;
  readonly items: ItemRepository;
  readonly now: () => Date;
}

/** What became of a change, and why it was not made. */
export type Edited<Reason extends string> = { readonly ok: true } | { readonly ok: false; readonly reason: Reason };

const DONE = { ok: true } as const;

/** What admins change of the themes of the home page, each with its entry in the audit log. */
export const editThemes = ({ connection, categories, items, now }: EditDeps) => {
  const note = (session: ClientSession, action: AuditAction, text: string, named: Named, act: AdminAct) =>
    recordAudit(connection, session, {
      id: `${action}:${randomUUID()}`,
      action,
      text,
      subject: { kind: 'category', ...named },
      ...act,
      now: now(),
    });
  const hasUnknown = async ({ productIds }: TrendingForm) =>
    (await items.listByProductIds(productIds)).length < productIds.length;

  return {
    add: async (form: TrendingForm, act: AdminAct): Promise<Edited<'unknown_product'>> => {
      if (await hasUnknown(form)) return { ok: false, reason: 'unknown_product' };
      const id = randomUUID();
      await inTransaction(connection, async (session) => {
        await categories.add(id, form, session);
        await note(session, 'theme_added', `Added with ${productsText(form)}`, { id, name: form.title }, act);
      });
      return DONE;
    },
    update: async (
      id: string,
      version: number,
      form: TrendingForm,
      act: AdminAct,
    ): Promise<Edited<'not_found' | 'unknown_product' | 'changed_meanwhile'>> => {
      const before = await categories.find(id);
      if (!before) return { ok: false, reason: 'not_found' };
      if (await hasUnknown(form)) return { ok: false, reason: 'unknown_product' };
      return inTransaction(connection, async (session) => {
        if (!(await categories.update(id, version, form, session))) return { ok: false, reason: 'changed_meanwhile' };
        const text = `${before.title === form.title ? '' : `Was “${before.title}”. `}Has ${productsText(form)}`;
        await note(session, 'theme_changed', text, { id, name: form.title }, act);
        return DONE;
      });
    },
    remove: async (id: string, act: AdminAct): Promise<Edited<'not_found'>> => {
      const before = await categories.find(id);
      return inTransaction(connection, async (session) => {
        if (!before || !(await categories.remove(id, session))) return { ok: false, reason: 'not_found' };
        await note(session, 'theme_removed', `Had ${productsText(before)}`, { id, name: before.title }, act);
        return DONE;
      });
    },
    order: async (ids: readonly string[], act: AdminAct): Promise<Edited<'not_all_themes'>> =>
      inTransaction(connection, async (session) => {
        const all = await categories.list(session);
        const isWhole = ids.length === all.length && all.every(({ id }) => ids.includes(id));
        if (!isWhole) return { ok: false, reason: 'not_all_themes' };
        await categories.order(ids, session);
        const names = ids.map((id) => all.find((one) => one.id === id)?.title ?? '').join(', ');
        await note(session, 'themes_ordered', names.slice(0, 500), { id: 'all', name: 'All themes' }, act);
        return DONE;
      }),
  };
};

type Named = { readonly id: string; readonly name: string };

const productsText = ({ productIds: { length } }: TrendingForm): string =>
  length === 1 ? '1 product' : `${length} products`;
