import { dollars } from '@portfolio/remote-kit/figures';
import { Button } from '@portfolio/ui/button';
import { Cluster } from '@portfolio/ui/layout';
import { Muted } from '@portfolio/ui/text';
import { color, media, space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { styled } from 'styled-components';
import { graphql, type DocumentType } from '../../generated/index.ts';
import { useTranslation } from '../../translator.ts';
import type { AnsweredConflict } from '../conflicts/conflicts.graphql.ts';
import { toldOf } from '../conflicts/conflict-notices.tsx';

/** What a row tells; an open shift's claims ask for it, too. */
const fields = graphql('fragment Candidate on Candidate { ...all conflicts { ...AnsweredConflict } }');
export type Candidate = DocumentType<typeof fields>;

export const Candidates = graphql('query Candidates { candidates { timeZone results { ...Candidate } } }');

const icons = { FREE: Check, WARNED: TriangleAlert, REFUSED: Ban };
const tones = { FREE: color.success, WARNED: color.warning, REFUSED: color.danger };

const Line = styled.li`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: start;
  gap: ${space(1)} ${space(3)};

  /* The buttons would leave the words a third of the line. */
  ${media.phone} {
    grid-template-columns: auto 1fr;
    & > :nth-child(3) {
      grid-column: 2;
    }
  }
`;
const Mark = styled.span<{ $standing: Candidate['standing'] }>`
  color: ${({ $standing }) => tones[$standing]};
`;

interface Props {
  candidate: Candidate;
  /** Of the place. */
  zone: string;
  /** What is being done with them. */
  busy: 'choose' | 'ask' | undefined;
  disabled: boolean;
  onChoose: () => void;
  /** Leaves it to them. */
  onAsk?: (() => void) | undefined;
}

/** Somebody who could take a shift: what speaks for them, what it costs, and each rule against them. */
export function CandidateRow({ candidate, zone, busy, disabled, onChoose, onAsk }: Props) {
  const { t, language } = useTranslation();
  const { name, standing, conflicts, hours, overtime, cost, here, near, wish, preferred, canBeAsked } = candidate;
  const Icon = icons[standing];
  const facts = [
    wish ? t(`candidates.wish.${wish}`) : false,
    dollars(cost, language),
    t('candidates.hours', { hours: rounded(hours) }),
    overtime > 0 && t('candidates.overtime', { hours: rounded(overtime) }),
    here > 0 && t('candidates.here', { count: here }),
    near ? t(`candidates.near.${near}`) : false,
    ...preferred,
  ].filter((fact) => fact !== false);
  // A license that is not valid then is overridden for a reason; the other rules are not.
  const canBe = conflicts.every(({ code, severity }) => severity !== 'REFUSAL' || code === 'LICENSE_EXPIRED');
  return (
    <Line>
      <Mark $standing={standing}>
        <Icon size={18} aria-hidden />
        <VisuallyHidden>{t(`candidates.standing.${standing}`)}</VisuallyHidden>
      </Mark>
      <div>
        <strong dir="auto">{name}</strong>
        <Muted as="div">{facts.join(' · ')}</Muted>
        {conflicts.map((conflict) => (
          <Against key={`${conflict.code} ${conflict.other?.id}`} conflict={conflict} zone={zone} />
        ))}
      </div>
      {(standing !== 'REFUSED' || canBe) && (
        <Cluster $gap={2}>
          <Button size="small" loading={busy === 'choose'} disabled={disabled && busy !== 'choose'} onClick={onChoose}>
            {t('candidates.assign')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
          {onAsk && canBeAsked && standing !== 'REFUSED' && (
            <Button size="small" loading={busy === 'ask'} disabled={disabled && busy !== 'ask'} onClick={onAsk}>
              {t('candidates.ask')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          )}
        </Cluster>
      )}
    </Line>
  );
}

/** A rule against somebody; where it refuses, with the least that would make it possible. */
function Against({ conflict, zone }: { conflict: AnsweredConflict; zone: string }) {
  const { t, language } = useTranslation();
  const { sentence, refuses } = toldOf(conflict, language, zone);
  const { code, hours, days, qualifications } = conflict;
  const numbers = { hours: rounded(hours ?? 0), days: days ?? 0, names: qualifications.join(', ') };
  return (
    <div>
      {sentence} {refuses && <Muted>{t(`candidates.relax.${code}`, numbers)}</Muted>}
    </div>
  );
}

const rounded = (hours: number): number => Math.round(hours * 100) / 100;
