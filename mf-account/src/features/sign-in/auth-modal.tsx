import type { ModalViewProps } from '@wishbow/platform';
import { Dialog } from '@wishbow/ui/dialog';
import { TextLink } from '@wishbow/ui/text-link';
import { useState } from 'react';
import { LogInForm } from './log-in-form.tsx';
import { RegisterForm } from './register-form.tsx';
import classes from './sign-in.module.css';

/** Asks a visitor to sign in, wherever they are; whatever they wanted to do goes on afterwards. */
export default function AuthModal({ input, onComplete, onClose }: ModalViewProps<'account.auth'>) {
  const [mode, setMode] = useState(input.mode);
  const arrive = (userId: string) => onComplete({ userId });
  const isSigningUp = mode === 'signup';

  return (
    <Dialog isOpen onOpenChange={onClose} title={isSigningUp ? 'Sign up' : 'Log in'} isDismissable={false}>
      {isSigningUp ? <RegisterForm onRegistered={arrive} /> : <LogInForm onLoggedIn={arrive} />}
      <p className={classes.other}>
        {isSigningUp ? 'You have an account? ' : 'New here? '}
        <TextLink render={<button type="button" />} onClick={() => setMode(isSigningUp ? 'login' : 'signup')}>
          {isSigningUp ? 'Log in' : 'Sign up'}
        </TextLink>
      </p>
    </Dialog>
  );
}
