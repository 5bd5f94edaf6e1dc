import type { Command } from '@portfolio/remote-kit';
import { KeyList, SingleKeysField } from '@portfolio/remote-kit/keys';
import { CommandList } from '@portfolio/ui/command-list';
import { Stack } from '@portfolio/ui/layout';
import { Modal } from '@portfolio/ui/modal';
import { Muted } from '@portfolio/ui/text';
import { useState, useEffect } from 'react';
import { useShell } from '../shell-context.tsx';
import { useTranslation } from '../translator.ts';

/** Those of one group together, groups in the order in which they come. */
function grouped(commands: readonly Command[]) {
  const groups = Map.groupBy(
    commands.map((command, index) => ({ ...command, id: `${index} ${command.to}` })),
    ({ group }) => group,
  );
  return [...groups].map(([name, items]) => ({
    name,
    items: items.map(({ id, title, detail }) => ({ id, name: title, detail })),
  }));
}

export function CommandDialog({ typed, onClose }: { typed: string; onClose: () => void }) {
  const { host } = useShell();
  const { t } = useTranslation();
  const [text, setText] = useState(typed);
  const { commands, searching, missing } = useFound(text.replace('?', '').trim());

  const choose = (id: string): void => {
    const chosen = commands[Number.parseInt(id, 10)];
    if (!chosen) return;
    onClose();
    host.navigate(chosen.to, { state: chosen.state });
  };

  return (
    <Modal open onClose={onClose} title={t('commands.title')} closeLabel={t('cancel')}>
      <Stack>
        <div>
          <CommandList
            label={t('commands.title')}
            placeholder={t('commands.placeholder')}
            text={text}
            onText={setText}
            groups={grouped(commands)}
            onChoose={choose}
            onClose={onClose}
            none={t('commands.none')}
            searching={searching}
          />
        </div>
        {missing && <Muted role="status">{t('commands.missing')}</Muted>}
        {text.startsWith('?') && (
          <>
            <KeyList keys={[['Ctrl+K, ⌘K, ?', t('commands.title')]]} />
            <SingleKeysField label={t('commands.single')} />
          </>
        )}
      </Stack>
    </Modal>
  );
}

/** Milliseconds without a key after which a text is looked up. */
const pause = 120;
/** Milliseconds after which a remote is done without. */
const patience = 8_000;

interface Found {
  text: string;
  /** By remote, in the order of the registry; undefined while it is asked, null when it did not answer. */
  answers: (readonly Command[] | undefined | null)[];
}

/**
 * What all remotes find for a text. Each is asked on its own: one that is dead or slow takes nothing from the others. While a new text
 * is looked up, what the one before found stays.
 */
function useFound(text: string): { commands: readonly Command[]; searching: boolean; missing: boolean } {
  const { areas, host } = useShell();
  const [found, setFound] = useState<Found>();

  useEffect(() => {
    const asking = new AbortController();
    const ask = (): void => {
      const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(patience)]);
      const questions = areas.find({ text, signal });
      const answers: Found['answers'] = questions.map(() => undefined);
      const tell = (index: number, answer: readonly Command[] | null): void => {
        if (asking.signal.aborted) return;
        answers[index] = answer;
        setFound({ text, answers: [...answers] });
      };
      for (const [index, question] of questions.entries()) {
        const refuse = (error: unknown): void => {
          if (!asking.signal.aborted) host.report(error, { commands: text });
          tell(index, null);
        };
        const late = new Promise<never>((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
        });
        Promise.race([question, late]).then((commands) => tell(index, commands), refuse);
      }
    };
    const timer = setTimeout(ask, text === '' ? 0 : pause);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [text, areas, host]);

  const answers = found?.answers ?? [];
  return {
    commands: answers.flatMap((answer) => answer ?? []),
    searching: found?.text !== text || answers.includes(undefined),
    missing: answers.includes(null),
  };
}
