import { useQuery } from '@apollo/client/react';
import { Button } from '@portfolio/ui/button';
import { Stack } from '@portfolio/ui/layout';
import { Muted } from '@portfolio/ui/text';
import { useState, type ReactNode } from 'react';
import type { CandidatesQueryVariables } from '../../generated/graphql.ts';
import { Rows } from '../../shared/details/section.tsx';
import { Dialog, Loaded } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { CandidateRow, Candidates, type Candidate } from './candidate-row.tsx';

/** Drawn at first; the others on demand. */
const shown = 6;

interface Props {
  /** A shift, or times at a post. */
  opening: CandidatesQueryVariables;
  /** When and where, in words. */
  description: string;
  onClose: () => void;
  /** Gives it to somebody. @returns whether that is done */
  onChoose: (candidate: Candidate) => Promise<boolean>;
  /** Asks somebody whether they take it. @returns whether that is done */
  onAsk?: ((candidate: Candidate) => Promise<boolean>) | undefined;
  /** Something else is being done. */
  busy?: boolean;
  /** What else can be done. */
  actions?: ReactNode;
}

/** Who can take a shift, best first, with what speaks for and against each, and what it costs. */
export function CandidatesDialog({ opening, description, onClose, onChoose, onAsk, busy, actions }: Props) {
  const { t } = useTranslation();
  const result = useQuery(Candidates, { variables: opening, fetchPolicy: 'no-cache' });
  const [all, setAll] = useState(false);
  const [chosen, setChosen] = useState<{ employeeId: string; deed: 'choose' | 'ask' }>();

  const doing = (deed: 'choose' | 'ask', work: typeof onChoose) => async (candidate: Candidate) => {
    setChosen({ employeeId: candidate.employeeId, deed });
    if (await work(candidate)) onClose();
    else setChosen(undefined);
  };
  const choose = doing('choose', onChoose);
  const ask = onAsk && doing('ask', onAsk);

  return (
    <Dialog title={t('candidates.title')} onClose={onClose} actions={actions}>
      <Stack $gap={4}>
        <Muted as="p">{description}</Muted>
        <Loaded result={result} loading={t('candidates.loading')} failed={t('candidates.failed')}>
          {({ candidates: { results, timeZone } }) => (
            <>
              {results.length === 0 && <p>{t('candidates.none')}</p>}
              <Rows>
                {results.slice(0, all ? undefined : shown).map((candidate) => (
                  <CandidateRow
                    key={candidate.employeeId}
                    candidate={candidate}
                    zone={timeZone}
                    busy={chosen?.employeeId === candidate.employeeId ? chosen.deed : undefined}
                    disabled={busy || chosen !== undefined}
                    onChoose={() => void choose(candidate)}
                    onAsk={ask && (() => void ask(candidate))}
                  />
                ))}
              </Rows>
              {!all && results.length > shown && (
                <div>
                  <Button onClick={() => setAll(true)}>
                    {t('candidates.more', { count: results.length - shown })}
                  </Button>
                </div>
              )}
            </>
          )}
        </Loaded>
      </Stack>
    </Dialog>
  );
}
