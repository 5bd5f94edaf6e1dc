import type { Command } from '@portfolio/remote-kit';
import { CommandList } from '@portfolio/ui/command-list';
import { Modal } from '@portfolio/ui/modal';
import { Muted } from '@portfolio/ui/text';
import { useState } from 'react';
import { useShell } from '../shell-context.tsx';
import { useTranslation } from '../translator.ts';
import { useFound } from './use-found.ts';

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
  const { commands, searching, missing } = useFound(text.trim());

  const choose = (id: string): void => {
    const chosen = commands[Number.parseInt(id, 10)];
    if (!chosen) return;
    onClose();
    host.navigate(chosen.to, { state: chosen.state });
  };

  return (
    <Modal open onClose={onClose} title={t('commands.title')} closeLabel={t('cancel')}>
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
      {missing && <Muted role="status">{t('commands.missing')}</Muted>}
    </Modal>
  );
}
