import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { Cluster } from '../layout/layout.tsx';
import { Notice } from '../notice/notice.tsx';
import { color, fontSize, media, radius, space } from '../tokens/tokens.ts';
import { choiceIn, controlIn, labelOf } from './controls.ts';

export type ConflictNoticeProps = {
  /** What differs; a label that is left out is that of the form's control of this name. */
  fields: readonly { name: string; label?: string; mine: ReactNode; theirs: ReactNode }[];
  texts: Record<'text' | 'compare' | 'same' | 'yours' | 'theirs' | 'reload' | 'overwrite', string>;
  /** Both versions are in sight from the start. */
  compared?: boolean;
  onReload: () => void;
  onOverwrite: () => void;
};

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

const Actions = styled(Cluster)`
  margin-top: ${space(2)};
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

/** Somebody saved a newer version while this one was edited: compare, take theirs or keep one's own. */
export const ConflictNotice = ({ fields, texts, compared = false, onReload, onOverwrite }: ConflictNoticeProps) => {
  const [comparing, setComparing] = useState(compared);
  const notice = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  // Only the page knows what fields and choices are called.
  useLayoutEffect(() => setForm(notice.current?.closest('form') ?? null), []);
  // It stands apart from what was pressed, in what may be a long form.
  useEffect(() => notice.current?.focus(), []);
  const said = (name: string, value: ReactNode): ReactNode =>
    typeof value === 'string' ? (choiceIn(controlIn(form, name), value) ?? (value || '–')) : value;
  return (
    <Place ref={notice} tabIndex={-1}>
      <Notice kind="danger">
        <p>{texts.text}</p>
        {comparing && (
          <Versions>
            {fields.map(({ name, label = labelOf(controlIn(form, name)) ?? name, mine, theirs }) => (
              <div key={name}>
                <p>{label}</p>
                <Pair>
                  {(
                    [
                      ['yours', mine],
                      ['theirs', theirs],
                    ] as const
                  ).map(([whose, value]) => (
                    <Version key={whose} role="group" aria-label={`${label}: ${texts[whose]}`} tabIndex={0}>
                      <span aria-hidden>{texts[whose]}</span>
                      {said(name, value)}
                    </Version>
                  ))}
                </Pair>
              </div>
            ))}
          </Versions>
        )}
        {comparing && fields.length === 0 && <p>{texts.same}</p>}
        <Actions $gap={2}>
          {!compared && (
            <Button size="small" aria-expanded={comparing} onClick={() => setComparing(!comparing)}>
              {texts.compare}
            </Button>
          )}
          <Button size="small" onClick={onReload}>
            {texts.reload}
          </Button>
          <Button size="small" variant="quiet-danger" onClick={onOverwrite}>
            {texts.overwrite}
          </Button>
        </Actions>
      </Notice>
    </Place>
  );
};
