import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  onFailure(error: unknown): void;
  /** Shown instead of what failed; nothing without it. */
  standIn?: ReactNode;
  /** A new value gives what failed another chance. */
  attempt?: string | number;
};
type State = { failedAttempt: string | number | undefined; hasFailed: boolean };

/** Keeps a failure of what stands inside from reaching what stands around it. */
export class FailureBoundary extends Component<Props, State> {
  override state: State = { failedAttempt: undefined, hasFailed: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ attempt }: Props, state: State): Partial<State> {
    const isAnotherAttempt = state.hasFailed && state.failedAttempt !== undefined && state.failedAttempt !== attempt;
    return isAnotherAttempt ? { hasFailed: false, failedAttempt: undefined } : {};
  }

  override componentDidCatch(error: unknown): void {
    this.setState({ failedAttempt: this.props.attempt });
    this.props.onFailure(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (this.props.standIn ?? null) : this.props.children;
  }
}
