import { scheduling } from '@portfolio/contracts/scheduling';
import { Button } from '@portfolio/ui/button';
import { Notice } from '@portfolio/ui/notice';
import { space } from '@portfolio/ui/tokens';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { actionOn } from '../attendance/attendance.ts';
import { withTaps, type Word } from '../attendance/taps.ts';
import { useTaps } from '../attendance/taps-provider.tsx';
import type { PortalShift } from '../shift/shift-facts.tsx';
import { useTranslation } from '../translator.ts';
import { InPlace } from '../attendance/in-place.tsx';

const questions = ['late', 'absent'] as const;
const minutes = [10, 20, 30, 60] as const;
const reasons = ['ILL', 'FAMILY', 'TRANSPORT', 'OTHER'] as const;

const Two = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(3)};
`;

interface Props {
  shift: PortalShift;
  /** By the server's clock. */
  now: Date;
}

/** "I'm late" and "I can't come", near the shift and until check-in; and what was said. What waits to be sent counts as said. */
export function SayWord({ shift, now }: Props) {
  const { t } = useTranslation();
  const { waiting, tap } = useTaps();
  const [parameters, setParameters] = useSearchParams();
  // The account screen leads here with the question.
  const [asked, setAsked] = useState(questions.find((name) => name === parameters.get('say')));
  const [isBusy, setBusy] = useState(false);
  const told = withTaps(shift, waiting);
  if (actionOn(told) !== 'checkIn' || !isNear(shift, now)) return null;

  const close = (): void => {
    setAsked(undefined);
    if (parameters.has('say')) setParameters({}, { replace: true });
  };
  const say = async (word: Word): Promise<void> => {
    close();
    setBusy(true);
    await tap(shift.id, 'word', word);
    setBusy(false);
  };
  const back = { back: t('word.back'), onBack: close };
  if (asked === 'late') {
    return (
      <Choices
        question={t('word.howLate')}
        answers={minutes.map((value) => ({ value, text: t('word.minutes', { minutes: value }) }))}
        onAnswer={(lateMinutes) => void say({ lateMinutes, absence: null })}
        {...back}
      />
    );
  }
  if (asked === 'absent') {
    return (
      <Choices
        question={t('word.why')}
        answers={reasons.map((value) => ({ value, text: t(`word.reasons.${value}`) }))}
        onAnswer={(absence) => void say({ lateMinutes: null, absence })}
        {...back}
      />
    );
  }
  const said = told.absence
    ? t('word.saidAbsent')
    : told.lateMinutes && t('word.saidLate', { minutes: told.lateMinutes });
  return (
    <>
      {said && (
        <Notice
          kind="info"
          action={
            <Button loading={isBusy} onClick={() => void say({ lateMinutes: null, absence: null })}>
              {t('word.takeBack')}
            </Button>
          }
        >
          {said}
        </Notice>
      )}
      <Two>
        <Button size="large" loading={isBusy} onClick={() => setAsked('late')}>
          {t('word.late')}
        </Button>
        <Button size="large" loading={isBusy} onClick={() => setAsked('absent')}>
          {t('word.absent')}
        </Button>
      </Two>
    </>
  );
}

const isNear = ({ startTime, endTime }: PortalShift, now: Date): boolean =>
  Date.parse(startTime) - now.getTime() <= scheduling.wordHours * 3_600_000 && Date.parse(endTime) > now.getTime();

interface ChoicesProps<Value> {
  question: string;
  answers: readonly { value: Value; text: string }[];
  onAnswer: (value: Value) => void;
  back: string;
  onBack: () => void;
}

/** A question with a few answers, or none. */
function Choices<Value>({ question, answers, onAnswer, back, onBack }: ChoicesProps<Value>) {
  return (
    <InPlace question={question} onBack={onBack}>
      {(harmless) => (
        <>
          {answers.map(({ value, text }) => (
            // The second half of a double tap is no answer.
            <Button key={text} size="large" onClick={({ detail }) => detail < 2 && onAnswer(value)}>
              {text}
            </Button>
          ))}
          <Button ref={harmless} variant="ghost" size="large" onClick={onBack}>
            {back}
          </Button>
        </>
      )}
    </InPlace>
  );
}
