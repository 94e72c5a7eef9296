import { cancellationProgress, isCredited, returnProgress } from './zinc-afterwards.ts';

const error = (code: string) => ({ _type: 'error' as const, code });

test.each([
  ['request_processing', 'processing'],
  ['attempting_to_cancel', 'processing'],
  ['request_failed', 'refused'],
])('a cancellation that answers %s is %s', (code, progress) => {
  expect(cancellationProgress(error(code))).toBe(progress);
});

test('a cancellation is done when the merchant says so', () => {
  expect(cancellationProgress({ _type: 'cancellation_response', merchant_order_id: '112-1' })).toBe('cancelled');
});

test('a return is awaited, has labels, needs none, or is refused', () => {
  expect(returnProgress(error('return_in_progress'))).toEqual({ kind: 'processing' });
  expect(returnProgress({ _type: 'return_response', label_urls: ['https://labels.example/1'] })).toEqual({
    kind: 'label',
    labelUrls: ['https://labels.example/1'],
    returnBy: null,
  });
  expect(returnProgress(error('immediate_refund_issued'))).toEqual({ kind: 'refunded' });
  expect(returnProgress(error('return_refused'))).toEqual({ kind: 'refused', code: 'return_refused' });
});

test('we are credited once the case of an order tells of a refund', () => {
  expect(isCredited({ messages: [{ type: 'case.opened.return.request_label' }] })).toBe(false);
  expect(isCredited({ messages: [{ type: 'case.return.label_generated' }, { type: 'case.refund.full' }] })).toBe(true);
});
