import type { Crash, ReleaseInfo } from '@portfolio/remote-kit';
import { Button } from '@portfolio/ui/button';
import { Container, Cluster } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { color, font, fontSize, radius, soft, space } from '@portfolio/ui/tokens';
import { RotateCw, Unplug } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { UnfitError } from '../remotes/unfit-error.ts';
import { useTranslation } from '../translator.ts';

const Place = styled(Container)`
  display: grid;
  align-content: center;
  min-height: 60vh;
  padding-block: ${space(8)};
`;

const Box = styled.section`
  display: grid;
  gap: ${space(4)};
  max-width: 42rem;
  padding: clamp(${space(5)}, 4vw, ${space(8)});
  border: 1px solid ${color.border};
  border-radius: ${radius.card};
  background: ${color.surface};

  & > h1 {
    font-size: ${fontSize.heading};
  }
  & p {
    color: ${color.muted};
  }
`;

const Drawing = styled.div`
  display: grid;
  place-items: center;
  width: ${space(12)};
  height: ${space(12)};
  border-radius: ${radius.control};
  background: ${soft('warning')};
  color: ${color.warning};
`;

const Release = styled.p`
  font-family: ${font.code};
  font-size: ${fontSize.small};
`;

const Details = styled.details`
  font-size: ${fontSize.small};

  & > summary {
    cursor: pointer;
    color: ${color.muted};
  }
  & > pre {
    margin-top: ${space(2)};
    white-space: pre-wrap;
  }
`;

interface Props {
  crash: Crash;
  release: ReleaseInfo;
  retry: () => Promise<void>;
}

/** In the place of a remote that failed: what happened, to whom, what is safe, and what to do. */
export function FailurePanel({ crash, release, retry }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [retrying, setRetrying] = useState(false);
  const isUnfit = crash.error instanceof UnfitError;
  const again = (): void => {
    if (isUnfit) return window.location.reload();
    setRetrying(true);
    void retry().finally(() => setRetrying(false));
  };
  return (
    <Place>
      <Box role="alert" aria-labelledby="failure-title">
        <Drawing aria-hidden>
          <Unplug size={24} />
        </Drawing>
        <h1 id="failure-title" tabIndex={-1}>
          {t('failure.title')}
        </h1>
        <p>
          {t(isUnfit ? 'failure.unfit' : `failure.${crash.phase}`)} {t('failure.safe')}{' '}
          {crash.phase === 'load' && !isUnfit && t('failure.healing')}
        </p>
        <Release>{t('failure.release', { ...release })}</Release>
        <Cluster>
          <Button variant="primary" icon={<RotateCw aria-hidden size={16} />} loading={retrying} onClick={again}>
            {t(isUnfit ? 'failure.reload' : 'retry')}
          </Button>
          {pathname !== '/' && (
            <LinkButton as={Link} to="/">
              {t('failure.home')}
            </LinkButton>
          )}
        </Cluster>
        <Details>
          <summary>{t('failure.details')}</summary>
          <pre>{String(crash.error)}</pre>
        </Details>
      </Box>
    </Place>
  );
}
