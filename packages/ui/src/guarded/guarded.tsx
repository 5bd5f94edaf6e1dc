import { Component, type ReactNode } from 'react';

interface Props {
  /** What is shown here; when it changes, it is tried again. */
  of: unknown;
  /** Stands in when it cannot be drawn. */
  fallback: ReactNode;
  children: ReactNode;
}

interface State {
  of: unknown;
  failed: boolean;
}

/** Keeps a fault in drawing what somebody wrote from taking the screen, and what is being written there, with it. */
export class Guarded extends Component<Props, State> {
  override state: State = { of: this.props.of, failed: false };

  static getDerivedStateFromProps({ of }: Props, before: State): State | null {
    return of === before.of ? null : { of, failed: false };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
