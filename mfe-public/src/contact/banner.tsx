import { Notice } from '@portfolio/ui/notice';
import { space } from '@portfolio/ui/tokens';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';

/** Also as the edge names it in the address, to whom the form posts without scripts. */
export const outcomes = ['sent', 'failed', 'throttled', 'invalid'] as const;
export type Outcome = (typeof outcomes)[number];

const Place = styled.div`
  scroll-margin-top: calc(var(--sticky-top) + ${space(6)});

  &:not(:empty) {
    margin-bottom: ${space(5)};
  }
`;

/** core-site.md §4: a success banner or an error banner; it comes into sight and takes the focus. */
export function Banner({ outcome }: { outcome: Outcome | undefined }) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (outcome) place.current?.focus();
  }, [outcome]);

  return (
    <Place ref={place} tabIndex={-1}>
      {outcome && (
        <Notice kind={outcome === 'sent' ? 'success' : 'danger'}>
          <p>{t(outcome === 'sent' ? 'contact.sent' : 'contact.failed')}</p>
          {outcome !== 'sent' && <p>{t(`contact.hints.${outcome}`)}</p>}
        </Notice>
      )}
    </Place>
  );
}
