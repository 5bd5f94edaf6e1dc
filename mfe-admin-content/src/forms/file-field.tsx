import { DropArea } from '@portfolio/ui/drop-area';
import { IconButton } from '@portfolio/ui/icon-button';
import { Field } from '@portfolio/ui/field';
import { color, fontSize, radius, space } from '@portfolio/ui/tokens';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import { FilePreview } from './file-preview.tsx';
import type { FileChoice } from './file-rules.ts';
import { useFileFacts } from './use-file-facts.ts';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-height: ${space(11)};
  padding-inline: ${space(3)} ${space(1.5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surface};
  font-size: ${fontSize.small};

  & > svg {
    flex: none;
    color: ${color.accent};
  }
  & > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

interface Props {
  name: string;
  label: string;
  hint: string;
  accept: string;
  error: string | undefined;
  /** The word for a field that may stay empty; the present file can be removed then. */
  optional?: string;
  value: FileChoice;
  onChange: (value: FileChoice) => void;
}

/** One file: what is there, what is chosen instead, and the way to remove or change it. */
export function FileField({ value, onChange, optional, accept, name, ...texts }: Props) {
  const { t, language } = useTranslation();
  const { present, file, removed } = value;
  const isImage = accept.startsWith('image');
  const facts = useFileFacts(isImage ? undefined : present);
  const size = (bytes: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
      bytes / 2 ** 20,
    );
  const kept = facts ? t('files.presentNamed', { name: facts.name, size: size(facts.bytes) }) : t('files.present');
  const shown = file?.name ?? (present && !removed ? kept : undefined);
  return (
    <Field {...texts} {...(optional && { optional })}>
      {(attributes) => (
        <>
          {shown && (
            <Row>
              <FilePreview {...value} image={isImage} />
              <span>{shown}</span>
              {(file || optional) && (
                <IconButton
                  size="small"
                  icon={<X aria-hidden />}
                  label={t('files.remove', { name: shown })}
                  onClick={() => onChange(file ? { present, removed } : { present, removed: true })}
                />
              )}
            </Row>
          )}
          {removed && !file && (
            <Row>
              <span>{t('files.removed')}</span>
              <IconButton
                size="small"
                icon={<Undo2 aria-hidden />}
                label={t('files.undo')}
                onClick={() => onChange({ present })}
              />
            </Row>
          )}
          <DropArea
            {...attributes}
            name={name}
            accept={accept}
            prompt={t('files.choose')}
            onFiles={([chosen]) => onChange({ present, file: chosen, removed })}
          />
        </>
      )}
    </Field>
  );
}
