import type { ModalViewProps } from '@wishbow/platform';
import { Dialog } from '@wishbow/ui/dialog';
import { TextLink } from '@wishbow/ui/text-link';
import { useState } from 'react';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { LogInForm } from './log-in-form.tsx';
import { RegisterForm } from './register-form.tsx';
import classes from './sign-in.module.css';

type Mode = ModalViewProps<'account.auth'>['input']['mode'];

const TITLES: Readonly<Record<Mode, string>> = { login: 'Log in', signup: 'Sign up', forgot: 'Forgot password' };

/** The way to the other form, from each one. */
const OTHERS: Readonly<Record<Mode, { question: string; label: string; mode: Mode }>> = {
  login: { question: 'New here?', label: 'Sign up', mode: 'signup' },
  signup: { question: 'You have an account?', label: 'Log in', mode: 'login' },
  forgot: { question: 'You remember it?', label: 'Log in', mode: 'login' },
};

/** Asks a visitor to sign in, wherever they are; whatever they wanted to do goes on afterwards. */
export default function AuthModal({ input, onComplete, onClose }: ModalViewProps<'account.auth'>) {
  const [mode, setMode] = useState(input.mode);
  const arrive = (userId: string) => onComplete({ userId });
  const other = OTHERS[mode];

  return (
    <Dialog isOpen onOpenChange={onClose} title={TITLES[mode]} isDismissable={false}>
      {mode === 'login' && (
        <LogInForm onLoggedIn={arrive} forgotLink={<button type="button" onClick={() => setMode('forgot')} />} />
      )}
      {mode === 'signup' && <RegisterForm onRegistered={arrive} />}
      {mode === 'forgot' && <ForgotPasswordForm />}
      <p className={classes.other}>
        {other.question}{' '}
        <TextLink render={<button type="button" />} onClick={() => setMode(other.mode)}>
          {other.label}
        </TextLink>
      </p>
    </Dialog>
  );
}
