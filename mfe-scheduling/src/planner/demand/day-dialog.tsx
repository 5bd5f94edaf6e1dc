import { useMutation } from '@apollo/client/react';
import { useAction } from '@portfolio/remote-kit/screens';
import { shiftWhen } from '@portfolio/remote-kit/times';
import { Button } from '@portfolio/ui/button';
import { Cluster } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { Muted } from '@portfolio/ui/text';
import { space } from '@portfolio/ui/tokens';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import UserPlus from 'lucide-react/icons/user-plus';
import UserSearch from 'lucide-react/icons/user-search';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import type { CompanyChoice } from '../../shared/company/use-company.tsx';
import { Rows } from '../../shared/details/section.tsx';
import { useOverride } from '../../shared/forms/use-override.tsx';
import { localTime } from '../../shared/times/local-time.ts';
import { ZoneMark } from '../../shared/times/shift-time.tsx';
import { CreateShift, DeleteShift } from '../../shifts/shifts.graphql.ts';
import { useShiftsChanged } from '../../shifts/use-shift-actions.ts';
import { Dialog } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import type { Candidate } from '../candidates/candidate-row.tsx';
import { CandidatesDialog } from '../candidates/candidates-dialog.tsx';
import { OfferModal } from '../open-shifts/offer-modal.tsx';
import { useAsk } from '../open-shifts/use-ask.ts';
import type { CoveredPost, CoveredWeek } from './coverage.graphql.ts';
import { stretchesOn, type Stretch } from './week.ts';

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
`;

interface Props {
  week: CoveredWeek;
  post: CoveredPost;
  /** `YYYY-MM-DD` */
  day: string;
  title: string;
  choice: CompanyChoice;
  onClose: () => void;
}

/** What is asked for and planned at a post on a day; where somebody is missing, a shift can be made. */
export function DayDialog({ week, post, day, title, choice, onClose }: Props) {
  const { t, language } = useTranslation();
  const [looking, setLooking] = useState<Stretch>();
  const [offered, setOffered] = useState<Stretch>();
  const { run } = useAction();
  const changed = useShiftsChanged();
  const override = useOverride();
  const ask = useAsk();
  const [create] = useMutation(CreateShift);
  const [remove] = useMutation(DeleteShift);

  const plan = async ({ from, until }: Stretch, { employeeId, name }: Candidate): Promise<boolean> => {
    const place = { client: post.clientId, location: post.locationId, post: post.id };
    const input = { ...place, employee: employeeId, startTime: from, endTime: until };
    const isDone = await run(
      () => override.trying((overrideReason) => create({ variables: { input: { ...input, overrideReason } } })),
      {
        done: t('candidates.assigned', { name }),
        failed: t('candidates.assignFailed'),
        undo: async ({ data }) => {
          await remove({ variables: { id: data?.createShift.id ?? '' } });
          void changed();
        },
      },
    );
    if (isDone) void changed();
    return isDone;
  };

  return (
    <Dialog title={title} onClose={onClose}>
      <Rows>
        {stretchesOn(week, post, day).map((stretch) => (
          <Line key={stretch.from}>
            <div>
              {shiftWhen(stretch.from, stretch.until, language, post.timeZone)}
              <ZoneMark shift={{ startTime: stretch.from, timeZone: post.timeZone }} />
              <Muted as="div">
                <Words stretch={stretch} />
              </Muted>
            </div>
            {stretch.open > 0 && (
              <Cluster $gap={2}>
                <Button size="small" icon={<UserSearch aria-hidden />} onClick={() => setLooking(stretch)}>
                  {t('candidates.title')}
                </Button>
                <Button size="small" icon={<CalendarPlus aria-hidden />} onClick={() => setOffered(stretch)}>
                  {t('openShifts.offer')}
                </Button>
                <LinkButton
                  as={Link}
                  size="small"
                  to={choice.within(addressOf(post, stretch))}
                  icon={<UserPlus aria-hidden />}
                >
                  {t('coverage.plan')}
                </LinkButton>
              </Cluster>
            )}
          </Line>
        ))}
      </Rows>
      {offered && (
        <OfferModal company={choice.company} gap={{ post, ...offered }} onClose={() => setOffered(undefined)} />
      )}
      {looking && (
        <CandidatesDialog
          opening={{ post: post.id, start: looking.from, end: looking.until }}
          description={`${shiftWhen(looking.from, looking.until, language, post.timeZone)} · ${post.name}`}
          onClose={() => setLooking(undefined)}
          onChoose={(candidate) => plan(looking, candidate)}
          onAsk={ask({ post, ...looking })}
        />
      )}
      {override.dialog}
    </Dialog>
  );
}

function Words({ stretch: { asked, covered, open, offered, unqualified } }: { stretch: Stretch }) {
  const { t } = useTranslation();
  return [
    t('coverage.guards', { count: asked, covered }),
    open > 0 && t('coverage.missing', { count: open }),
    offered > 0 && t('coverage.offered', { count: offered }),
    covered > asked && t('coverage.tooMany', { count: covered - asked }),
    unqualified > 0 && t('coverage.unfit', { count: unqualified }),
  ]
    .filter((part) => part !== false)
    .join(' · ');
}

/** The form of a new shift that fills a gap. */
function addressOf({ id, clientId, locationId, timeZone }: CoveredPost, { from, until }: Stretch): string {
  const given = new URLSearchParams({ client: clientId, post: id });
  if (locationId !== null && locationId !== undefined) given.set('location', locationId);
  given.set('start', localTime(from, timeZone));
  given.set('end', localTime(until, timeZone));
  return `${paths.newShift}?${given}`;
}
