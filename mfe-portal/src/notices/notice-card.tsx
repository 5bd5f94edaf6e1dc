import { calendarDay, dateAndTime, daysWithTimes } from '@portfolio/remote-kit/times';
import { Card } from '@portfolio/ui/card';
import { Muted, Title } from '@portfolio/ui/text';
import { color, soft, space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { graphql, type DocumentType } from '../generated/index.ts';
import { portalScreens, portalTabs, shiftPath, threadPath } from '../addresses/addresses.ts';
import { useThreadName } from '../messages/use-thread-name.ts';
import { useShownWhen } from '../shift/shown-when.ts';
import { useTranslation } from '../translator.ts';

const fragment = graphql(`
  fragment NoticeFields on Notice {
    ...all
    license {
      ...all
    }
    openShift {
      ...all
    }
    timeOff {
      ...all
    }
    offer {
      kind
      status
      colleagueName
      answer
      given {
        ...OfferedShiftFields
      }
      inReturn {
        ...OfferedShiftFields
      }
    }
    thread {
      ...all
      days {
        ...all
      }
    }
    shifts {
      ...all
      before {
        ...all
      }
    }
  }
`);

export type Notice = DocumentType<typeof fragment>;
type NoticedShift = Notice['shifts'][number];

const Surface = styled(Card)<{ $unread: boolean }>`
  ${({ $unread }) => $unread && `border-color: ${color.accent}; background: ${soft('accent')};`}
`;

const Lines = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin-top: ${space(3)};
  overflow-wrap: anywhere;
`;

interface Props {
  notice: Notice;
  /** Called when one goes on to a shift. */
  onFollow: () => void;
}

/** What one was told at one time: about one shift, or several, or a license that expires, an open shift, time off, an offer, or messages. */
export function NoticeCard({ notice, onFollow }: Props) {
  const { shifts, toldAt, isRead, more, license, openShift, timeOff, offer, thread } = notice;
  const { t, language } = useTranslation();
  const when = useShownWhen();
  const nameOf = useThreadName();
  const [first, ...others] = shifts;
  const isOne = first && others.length === 0;
  return (
    <Surface as="article" $unread={!isRead}>
      <Title>
        {!isRead && <VisuallyHidden>{t('notices.isNew')} </VisuallyHidden>}
        {license
          ? t('notices.license')
          : openShift
            ? t(openShiftTexts(openShift).heading)
            : timeOff
              ? t(`notices.timeOff.${timeOff.status}`)
              : offer
                ? t(`notices.offer.${offer.status === 'WAITING' && offer.kind === 'SWAP' ? 'SWAP' : offer.status}`)
                : thread
                  ? t(thread.asksAcknowledgement ? 'notices.toAcknowledge' : 'notices.message')
                  : isOne
                    ? t(`notices.kinds.${first.kind}`)
                    : t('notices.several', { count: shifts.length + more })}
      </Title>
      <Muted $size="small">
        <time dateTime={toldAt}>{dateAndTime(toldAt, language)}</time>
      </Muted>
      <Lines>
        {shifts.map((shift) => (
          <li key={`${shift.kind} ${shift.shiftId} ${shift.startTime} ${shift.clientName}`}>
            <Line shift={shift} named={!isOne} onFollow={onFollow} />
          </li>
        ))}
      </Lines>
      {license && (
        <Link to={portalTabs.profile} onClick={onFollow}>
          {t('notices.expires', {
            what: [license.qualificationName, license.number].filter(Boolean).join(' '),
            day: calendarDay(license.validUntil, language),
          })}
        </Link>
      )}
      {openShift && (
        <>
          <p>
            {t(openShiftTexts(openShift).what, {
              what: [when(openShift), placeOf({ ...openShift, title: '' })].join(' · '),
            })}
          </p>
          <Link to={portalScreens.openShifts} onClick={onFollow}>
            {t('openShifts.title')}
          </Link>
        </>
      )}
      {timeOff && (
        <>
          <p dir="auto">
            {[timeOff.typeName, daysWithTimes(timeOff, language), timeOff.answer].filter(Boolean).join(' · ')}
          </p>
          {timeOff.suggestedFrom && timeOff.suggestedUntil && (
            <p>
              {t('timeOff.suggested', {
                when: daysWithTimes(
                  { fromDay: timeOff.suggestedFrom, untilDay: timeOff.suggestedUntil, fromTime: null, untilTime: null },
                  language,
                ),
              })}
            </p>
          )}
          <Link to={portalScreens.timeOff} onClick={onFollow}>
            {t('timeOff.title')}
          </Link>
        </>
      )}
      {thread && (
        <Link to={threadPath(thread.threadId)} onClick={onFollow}>
          {nameOf(thread)}
        </Link>
      )}
      {offer && <NoticedOffer offer={offer} onFollow={onFollow} />}
      {more > 0 && <Muted $size="small">{t('notices.more', { count: more })}</Muted>}
    </Surface>
  );
}

/** What is told of an open shift. */
function openShiftTexts({ isNew, isUndecided, isCancelled }: NonNullable<Notice['openShift']>) {
  if (isNew) return { heading: 'notices.newOpenShift', what: 'notices.offered' } as const;
  if (isUndecided) return { heading: 'notices.undecided', what: 'notices.notChosen' } as const;
  return { heading: 'notices.openShift', what: isCancelled ? 'notices.notNeeded' : 'notices.given' } as const;
}

function NoticedOffer({ offer, onFollow }: { offer: NonNullable<Notice['offer']>; onFollow: () => void }) {
  const { t } = useTranslation();
  const when = useShownWhen();
  const { given, inReturn, status, answer, colleagueName } = offer;
  const told = (shift: typeof given) => [when(shift), placeOf(shift)].join(' · ');
  return (
    <>
      <p dir="auto">{t('wishes.outcome', { about: colleagueName, said: told(given) })}</p>
      {inReturn && status !== 'WAITING' && (
        <p>
          {t('offers.inReturn')} {told(inReturn)}
        </p>
      )}
      {status === 'REFUSED' && answer && <p dir="auto">{answer}</p>}
      <Link to={portalScreens.offers} onClick={onFollow}>
        {t('offers.title')}
      </Link>
    </>
  );
}

type Planned = Pick<NoticedShift, 'title' | 'clientName' | 'locationName' | 'startTime' | 'endTime' | 'timeZone'>;

function Line({ shift, named, onFollow }: { shift: NoticedShift; named: boolean; onFollow: () => void }) {
  const { t } = useTranslation();
  const when = useShownWhen();
  const { shiftId, before, kind } = shift;
  const differences = before
    ? [
        ...(when(before) === when(shift) ? [] : [when(before)]),
        ...(placeOf(before) === placeOf(shift) ? [] : [placeOf(before)]),
      ]
    : [];
  const what = `${when(shift)} · ${placeOf(shift)}`;
  return (
    <>
      {named && <strong>{t('notices.kind', { kind: t(`notices.kinds.${kind}`) })} </strong>}
      {shiftId ? (
        <Link to={shiftPath(shiftId)} onClick={onFollow}>
          {what}
        </Link>
      ) : (
        <span>{what}</span>
      )}
      {differences.length > 0 && <Muted $size="small">{t('notices.before', { what: differences.join(' · ') })}</Muted>}
      {before && before.notes !== shift.notes && <Muted $size="small">{t('notices.newNotes')}</Muted>}
    </>
  );
}

const placeOf = ({ title, clientName, locationName }: Pick<Planned, 'title' | 'clientName' | 'locationName'>) =>
  [title, clientName, locationName].filter(Boolean).join(' · ');
