import { adminTrendingContract } from '@wishbow/contracts/admin-trending-contract';
import { auditInternalContract } from '@wishbow/contracts/audit-contract';
import { fieldProblem, notFound, problem } from '@wishbow/contracts/problem';
import { implement } from '@wishbow/http/implement';
import { listAudit } from '@wishbow/service/audit/list-audit';
import type { Router } from 'express';
import { isSellable } from '../items/item-rules.ts';
import { type EditDeps, type Edited, editThemes } from './edit-themes.ts';

const REFUSALS = {
  not_found: { status: 404, body: notFound },
  changed_meanwhile: {
    status: 409,
    body: problem('changed_meanwhile', 'Somebody has changed this theme meanwhile. Please look again.'),
  },
  unknown_product: { status: 422, body: fieldProblem({ product_ids: 'We do not know all of these products.' }) },
  not_all_themes: { status: 422, body: fieldProblem({ theme_ids: 'Please name every theme once.' }) },
} as const;

/** The themes of the home page as admins see and change them. */
export const adminTrendingRoutes = (deps: EditDeps): Router => {
  const { connection, categories, items } = deps;
  const edit = editThemes(deps);

  const themes = async () => {
    const listed = await categories.list();
    const stored = await items.listByProductIds(listed.flatMap(({ productIds }) => productIds));
    const byId = new Map(stored.map((item) => [item.productId, item]));
    return listed.map(({ id, title, productIds, version }) => ({
      id,
      title,
      version,
      products: productIds.map((product_id) => {
        const item = byId.get(product_id);
        return {
          product_id,
          title: item?.title ?? product_id,
          image: item?.imageUrl ?? null,
          price: item?.priceCents ?? null,
          is_sellable: item !== undefined && isSellable(item),
        };
      }),
    }));
  };
  /** What was changed as it is now, or why it was not; a call that cannot be refused so does not declare the status. */
  const answer = async <Status extends 200 | 201, Reason extends keyof typeof REFUSALS>(
    edited: Edited<Reason>,
    status: Status,
  ) => (edited.ok ? { status, body: { themes: await themes() } } : REFUSALS[edited.reason]);

  return implement(
    { ...adminTrendingContract, listCatalogAudit: auditInternalContract.listCatalogAudit },
    {
      listTrendingThemes: async () => ({ status: 200, body: { themes: await themes() } }),
      addTrendingTheme: async ({ viewer, body: { title, product_ids: productIds, reason } }) =>
        answer(await edit.add({ title, productIds }, { adminId: viewer.userId, reason }), 201),
      updateTrendingTheme: async ({ viewer, params, body: { title, product_ids: productIds, version, reason } }) =>
        answer(
          await edit.update(params.themeId, version, { title, productIds }, { adminId: viewer.userId, reason }),
          200,
        ),
      removeTrendingTheme: async ({ viewer, params, body: { reason } }) =>
        answer(await edit.remove(params.themeId, { adminId: viewer.userId, reason }), 200),
      orderTrendingThemes: async ({ viewer, body: { theme_ids: ids, reason } }) =>
        answer(await edit.order(ids, { adminId: viewer.userId, reason }), 200),
      listCatalogAudit: async ({ body }) => ({ status: 200, body: await listAudit(connection, body) }),
    },
  );
};
