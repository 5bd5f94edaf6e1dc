import { Button } from '@portfolio/ui/button';
import { Modal } from '@portfolio/ui/modal';
import { Muted } from '@portfolio/ui/text';
import { fontSize, space } from '@portfolio/ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../../translator.ts';

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr));
  gap: ${space(2)};
  margin-top: ${space(4)};
  padding: 0;
  list-style: none;
  font-family: monospace;
  font-size: ${fontSize.body};
`;

/** Shown once: what lets one in without the phone. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard
      .writeText(codes.join('\n'))
      .then(() => setCopied(true))
      .catch(() => {}); // they stand there to be written down
  };
  return (
    <Modal
      open
      keepOpenOutside
      title={t('dashboard.secondFactor.codes')}
      closeLabel={t('dashboard.secondFactor.kept')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={copy}>{t(`dashboard.secondFactor.${copied ? 'copied' : 'copy'}`)}</Button>
          <Button variant="primary" onClick={onClose}>
            {t('dashboard.secondFactor.kept')}
          </Button>
        </>
      }
    >
      <Muted>{t('dashboard.secondFactor.codesText')}</Muted>
      <Codes>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
    </Modal>
  );
}
