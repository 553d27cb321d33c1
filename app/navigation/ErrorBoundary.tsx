import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** A new value resets the error. */
  resetKey: unknown;
  render: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface State {
  failure?: { error: unknown } | undefined;
  resetKey: unknown;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: undefined, resetKey };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.render(failure.error) : this.props.children;
  }
}
