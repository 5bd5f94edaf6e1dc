import { Button } from '@portfolio/ui/button';
import { Cluster } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { color, fontSize, media, radius, space } from '@portfolio/ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import type { ShownField } from './use-shown.tsx';

interface Props<Values> {
  conflict: { mine: Values; theirs: Values; reload: () => void; overwrite: () => void };
  fields: readonly ShownField<Values>[];
}

/** Not behind the form's buttons when it takes the focus. */
const Place = styled.div`
  scroll-margin-block: ${space(24)};
`;

const Versions = styled.div`
  display: grid;
  gap: ${space(4)};
  margin-block: ${space(3)};
`;

const Pair = styled.div`
  display: grid;
  gap: ${space(2)};
  margin-top: ${space(1)};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Version = styled.div`
  max-height: 12rem;
  padding: ${space(2)} ${space(3)};
  overflow: auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surface};
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  & > span {
    display: block;
    color: ${color.muted};
    font-size: ${fontSize.tiny};
  }
`;

/** Somebody saved a newer version while this one was edited: compare, reload or overwrite. */
export function ConflictNotice<Values>({ conflict, fields }: Props<Values>) {
  const { t } = useTranslation();
  const [comparing, setComparing] = useState(false);
  // It stands at the end of what may be a long form.
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  const { mine, theirs, reload, overwrite } = conflict;
  const different = fields.filter(({ show }) => show(mine).text !== show(theirs).text);
  return (
    <Place ref={notice} tabIndex={-1}>
      <Notice kind="danger">
        <p>{t('conflict.text')}</p>
        {comparing && (
          <Versions>
            {different.map(({ name, label, show }) => (
              <div key={name}>
                <p>{label}</p>
                <Pair>
                  {(
                    [
                      ['yours', mine],
                      ['theirs', theirs],
                    ] as const
                  ).map(([whose, values]) => (
                    <Version key={whose} role="group" aria-label={`${label}: ${t(`conflict.${whose}`)}`} tabIndex={0}>
                      <span aria-hidden>{t(`conflict.${whose}`)}</span>
                      {show(values).node ?? (show(values).text || '–')}
                    </Version>
                  ))}
                </Pair>
              </div>
            ))}
          </Versions>
        )}
        {comparing && different.length === 0 && <p>{t('conflict.same')}</p>}
        <Cluster $gap={2} style={{ marginTop: '0.5rem' }}>
          <Button size="small" aria-expanded={comparing} onClick={() => setComparing(!comparing)}>
            {t('conflict.compare')}
          </Button>
          <Button size="small" onClick={reload}>
            {t('conflict.reload')}
          </Button>
          <Button size="small" variant="quiet-danger" onClick={overwrite}>
            {t('conflict.overwrite')}
          </Button>
        </Cluster>
      </Notice>
    </Place>
  );
}
