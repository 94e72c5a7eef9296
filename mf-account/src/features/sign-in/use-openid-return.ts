import { openidContract } from '@wishbow/contracts/openid-contract';
import { callApi, navigate, refreshSession, showToast, useMutation } from '@wishbow/platform';
import { forgetTravel, type OpenidTravel } from '../../shared/openid-travel.ts';
import { arrive } from './arrive.ts';

interface Return {
  readonly travel: OpenidTravel;
  /** Of the address that the provider has led to. */
  readonly query: string;
}

/** What came of it: a code may be asked for first, or it was refused. */
interface Arrival {
  readonly pendingToken?: string;
  readonly refusal?: string;
}

async function comeBack({ travel: { deed, binding, back }, query }: Return): Promise<Arrival> {
  forgetTravel();
  const call = { body: { binding, query } };
  if (deed === 'connect') {
    const { status, body } = await callApi(openidContract.connectOpenid, call);
    if (status !== 200) return { refusal: body.message };
    showToast('Connected');
    navigate(back);
    return {};
  }
  const answer = await callApi(openidContract.loginWithOpenid, call);
  if (answer.status === 202) return { pendingToken: answer.body.pending_token };
  if (answer.status !== 200) return { refusal: answer.body.message };
  arrive(answer.body.user.id);
  await goBack(back);
  return {};
}

/** Pages that are for signed-in people open only once it is known who is there. */
export async function goBack(back: string): Promise<void> {
  await refreshSession();
  navigate(back);
}

/** The second half of the way to the provider and back. */
export const useOpenidReturn = () => useMutation({ mutationFn: comeBack });
