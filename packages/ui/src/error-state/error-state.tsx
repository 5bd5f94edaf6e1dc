import { type ReactNode, useState, useEffect, useRef } from 'react';
import RotateCw from 'lucide-react/icons/rotate-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { color, fontSize, radius, soft, space } from '../tokens/tokens.ts';

/** Milliseconds until it is tried again by itself, longer each time; with a share at random, so that not all browsers come at once. */
const firstPause = 4_000;
const longestPause = 60_000;

/**
 * Tries again by itself while something failed is shown: after a pause, and at once when the connection or the reader is back. Nobody
 * has to load a page anew because it was opened a moment too early.
 * @param retry undefined where trying again cannot help
 */
export function useHealing(retry: (() => void) | undefined, retrying: boolean): void {
  const tries = useRef(0);
  const latest = useRef(retry);
  useEffect(() => {
    latest.current = retry;
  });
  const heals = retry !== undefined;
  useEffect(() => {
    if (!heals || retrying) return;
    const again = () => {
      if (document.visibilityState === 'hidden') return;
      tries.current += 1;
      latest.current?.();
    };
    const pause = Math.min(longestPause, firstPause * 2 ** tries.current) * (1 + Math.random() / 2);
    const timer = setTimeout(again, pause);
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [heals, retrying]);
}

/** Milliseconds within which what failed is taken for the reason of what is shown. */
const recent = 5_000;

/** What the host notes on the document: the id of the last request that failed, and when. */
function recentlyFailed(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const [id, at] = document.documentElement.dataset['failedRequest']?.split(' ') ?? [];
  return Date.now() - Number(at) < recent ? id : undefined;
}

/** The id of the request that failed just before this appeared, by which support finds it. */
function useFailedRequest(): string | undefined {
  const [id] = useState(recentlyFailed);
  return id;
}

export type ErrorStateProps = {
  /** What happened ('Failed to load shifts. Please try again later.'). */
  title: ReactNode;
  /** What is safe, and what to do. */
  children?: ReactNode;
  /** Tries again; the button is left out without it. */
  onRetry?: () => void;
  /** Words of the retry button. Needed with `onRetry`. */
  retryLabel?: string;
  /** The retry runs. */
  retrying?: boolean;
  /** Nobody answered, so that the id of the request would help nobody. */
  unanswered?: boolean;
  /** Another way out, beside the retry. */
  action?: ReactNode;
};

const Place = styled.div`
  display: flex;
  gap: ${space(4)};
  padding: ${space(5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const Drawing = styled.div`
  flex: none;
  display: grid;
  place-items: center;
  width: ${space(10)};
  height: ${space(10)};
  border-radius: ${radius.control};
  background: ${soft('danger')};
  color: ${color.danger};
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  min-width: 0;
`;

const Title = styled.p`
  font-size: ${fontSize.large};
  font-weight: 600;
`;

const Detail = styled.div`
  max-width: 38rem;
  color: ${color.muted};
`;

const Reference = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;

  code {
    user-select: all;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  margin-top: ${space(2)};
`;

/**
 * A part of the page that failed: what happened, what is safe, what to do. Announced when it appears; the id of the request that
 * failed stands below, for who asks somebody for help.
 */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, retryLabel, retrying = false, unanswered = false, action } = props;
  const failedRequest = useFailedRequest();
  useHealing(onRetry, retrying);
  return (
    <Place>
      <Drawing aria-hidden>
        <TriangleAlert size={20} />
      </Drawing>
      <Words>
        <div role="alert">
          <Title>{title}</Title>
          {children && <Detail>{children}</Detail>}
        </div>
        {(onRetry || action) && (
          <Actions>
            {onRetry && (
              <Button icon={<RotateCw aria-hidden />} loading={retrying} onClick={onRetry}>
                {retryLabel}
              </Button>
            )}
            {action}
          </Actions>
        )}
        {failedRequest !== undefined && !unanswered && (
          <Reference>
            ID <code>{failedRequest}</code>
          </Reference>
        )}
      </Words>
    </Place>
  );
}
