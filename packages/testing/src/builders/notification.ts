import { Notification } from '@wishbow/contracts/notifications';
import type * as z from 'zod';
import { idOf } from './ids.ts';

/** News of an order, not looked at yet; with one interesting thing overridden. */
export const aNotification = (changes: Partial<z.input<typeof Notification>> = {}): Notification =>
  Notification.parse({
    id: idOf('notification', 1),
    kind: 'order_shipped',
    text: 'Cast teapot has shipped',
    object: null,
    url: '/orders',
    viewed: false,
    awaits_answer: false,
    extra_info: null,
    show_item: false,
    image: null,
    secondary_model_id: null,
    from_user: null,
    created_at: '2026-11-28T10:00:00.000Z',
    ...changes,
  });
