import type { z } from 'zod';
import type { Till } from './stripe-context.ts';
import { invalidRequest, type StripeAnswer } from './stripe-error.ts';

/** Who may call: the server with its secret key, or a browser with the publishable one. */
export type Access = 'secret' | 'publishable';

export type StripeCall<Input> = Till & {
  input: Input;
  /** The `:name` parts of the path. */
  path: Record<string, string>;
  access: Access;
};

export type Operation = {
  method: 'get' | 'post' | 'delete';
  path: string;
  access: Access;
  run: (call: StripeCall<unknown>) => Promise<StripeAnswer>;
};

type Definition<Input> = {
  method: Operation['method'];
  path: string;
  /** 'publishable' lets both keys in; the default is the secret key alone. */
  access?: Access;
  input: z.ZodType<Input>;
  run: (call: StripeCall<Input>) => Promise<StripeAnswer>;
};

/** `card[exp_month]`, as callers spell a nested parameter. */
const paramName = (path: readonly PropertyKey[]): string =>
  path.map((key, index) => (index === 0 ? String(key) : `[${String(key)}]`)).join('');

const refuseInput = ({ issues }: z.core.$ZodError): StripeAnswer => {
  const [issue] = issues;
  const param = paramName(issue?.path ?? []);
  const isAbsent = issue?.code === 'invalid_type' && issue.message.includes('undefined');
  if (isAbsent) return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  return invalidRequest(`Invalid ${param}: ${issue?.message ?? 'not understood'}`, { param });
};

/** One call of the API: its input is parsed from the form or the query before `run` sees it. Unknown parameters are ignored. */
export const defineOperation = <Input>({ access = 'secret', input, run, ...where }: Definition<Input>): Operation => ({
  ...where,
  access,
  run: async (call) => {
    const parsed = input.safeParse(call.input);
    return parsed.success ? run({ ...call, input: parsed.data }) : refuseInput(parsed.error);
  },
});

/** The `list` object around one page of rendered rows. */
export const renderList = <Row>(
  url: string,
  { rows, hasMore }: { rows: Row[]; hasMore: boolean },
  render: (row: Row) => object,
) => ({ object: 'list', url, has_more: hasMore, data: rows.map(render) });
