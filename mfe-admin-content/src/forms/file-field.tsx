import { DropArea } from '@portfolio/ui/drop-area';
import { IconButton } from '@portfolio/ui/icon-button';
import { Field } from '@portfolio/ui/field';
import { Picture } from '@portfolio/ui/picture';
import { color, fontSize, radius, space } from '@portfolio/ui/tokens';
import FileCheck from 'lucide-react/icons/file-check';
import Undo2 from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import type { FileChoice } from './file-rules.ts';
import { useObjectUrls } from './use-object-urls.ts';

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

const Thumbnail = styled.div`
  flex: none;
  width: ${space(16)};
  margin-block: ${space(1.5)};
  overflow: clip;
  border-radius: ${radius.control};
`;

/** An image in small, also before it is uploaded; a mark for files that cannot be seen. */
function FilePreview({ present, file, image }: FileChoice & { image: boolean }) {
  const urlOf = useObjectUrls();
  if (!image) return <FileCheck aria-hidden size={18} />;
  return (
    <Thumbnail>
      <Picture src={file ? urlOf(file) : present} alt="" width={16} height={10} priority />
    </Thumbnail>
  );
}

/** What the server says of a stored file. */
interface FileFacts {
  name: string;
  bytes: number;
}

/** Asks what a file is called and how large it is, without fetching it; undefined until it is known, and for none. */
function useFileFacts(address: string | undefined): FileFacts | undefined {
  const [known, setKnown] = useState<{ address: string; facts: FileFacts }>();
  useEffect(() => {
    if (!address) return undefined;
    const abort = new AbortController();
    const ask = async (): Promise<void> => {
      // oxlint-disable-next-line no-restricted-globals -- the file itself knows; it is no part of the graph
      const { ok, headers } = await fetch(address, { method: 'HEAD', signal: abort.signal });
      const [, name] = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '') ?? [];
      if (ok && name) setKnown({ address, facts: { name, bytes: Number(headers.get('content-length')) } });
    };
    // Nothing is lost without: the form says that there is a file.
    ask().catch(() => undefined);
    return () => abort.abort();
  }, [address]);
  return known?.address === address ? known?.facts : undefined;
}
