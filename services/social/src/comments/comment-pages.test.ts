import type { CommentId } from '@wishbow/contracts/wire-types';

import { MAYA, PRIYA, THEO } from '../testing/people.ts';
import { type RunningSocial, runningSocial } from '../testing/running-social.ts';
import { talkingIn } from '../testing/talking.ts';

let social: RunningSocial;
beforeEach(async () => {
  social = await runningSocial();
});
afterEach(() => social.stop());

const acts = talkingIn(() => social);

describe('pages of five', () => {
  const numbered = async (count: number) => {
    const ids: CommentId[] = [];
    for (let number = 1; number <= count; number += 1) ids.push((await acts.said(MAYA, `Number ${number}`)).id);
    return ids;
  };
  const page = async (offset: number) => {
    const { body } = await acts.read(THEO, offset);
    if (!('comments' in body)) throw new Error('nothing can be read');
    return { texts: body.comments.map(({ comment }) => comment), next: body.next_offset };
  };
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `Number ${from + index}`);

  test('twelve comments are two full pages and a rest', async () => {
    await numbered(12);
    expect(await page(0)).toEqual({ texts: numbers(1, 5), next: 5 });
    expect(await page(5)).toEqual({ texts: numbers(6, 10), next: 10 });
    expect(await page(10)).toEqual({ texts: numbers(11, 12), next: null });
    expect(await page(15)).toEqual({ texts: [], next: null });
  });

  test('what is said and deleted while somebody reads is neither read twice nor skipped', async () => {
    const ids = await numbered(12);
    const first = await page(0);
    for (const id of [ids[1], ids[4], ids[6]]) if (id) await acts.remove(MAYA, id);
    await acts.said(PRIYA, 'Number 13');
    const rest = [...(await page(5)).texts, ...(await page(10)).texts];
    expect([...first.texts, ...rest]).toEqual([...numbers(1, 6), ...numbers(8, 13)]);
  });

  test('a page that was deleted altogether is empty and leads on to the next that is not', async () => {
    const ids = await numbered(16);
    for (const id of ids.slice(0, 10)) await acts.remove(MAYA, id);
    expect(await page(0)).toEqual({ texts: [], next: 10 });
    expect(await page(10)).toEqual({ texts: numbers(11, 15), next: 15 });
  });

  test('twenty people at once have twenty places', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => acts.said(index % 2 ? MAYA : THEO, `Word ${index}`)));
    const pages = [await page(0), await page(5), await page(10), await page(15)];
    expect(pages.map(({ texts }) => texts.length)).toEqual([5, 5, 5, 5]);
    expect(new Set(pages.flatMap(({ texts }) => texts)).size).toBe(20);
  });

  test('replies have pages of their own, of which the first comes along', async () => {
    const { id } = await acts.said(MAYA, 'Who is in?');
    for (let count = 1; count <= 7; count += 1) await acts.reply(THEO, id, `In ${count}`);
    const { body } = await acts.read(undefined);
    expect(body).toMatchObject({ comments: [{ offset: 5, replies: [{}, {}, {}, {}, { comment: 'In 5' }] }] });
    expect((await acts.readReplies(undefined, id, 5)).body).toMatchObject({
      replies: [{ comment: 'In 6' }, { comment: 'In 7' }],
      next_offset: null,
      reply_count: 7,
    });
  });
});
