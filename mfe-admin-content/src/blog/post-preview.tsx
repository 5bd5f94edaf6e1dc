import { MarkdownText } from '@portfolio/markdown';
import { useAuthored } from '@portfolio/remote-kit/authored';
import { Muted } from '@portfolio/ui/text';
import { fontSize, space } from '@portfolio/ui/tokens';
import { useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';

const Sheet = styled.div`
  display: grid;
  gap: ${space(4)};
  margin-top: ${space(5)};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.h3`
  font-size: ${fontSize.page};
`;

/** A post as supporters will read it: the very component of its page, above the pictures. */
export function PostPreview({ title, content }: { title: string; content: string }) {
  const { t } = useTranslation();
  const authored = useAuthored();
  // A long text is laid out when the keys leave time for it.
  const text = useDeferredValue(content);
  return (
    <Sheet>
      {title && <Title {...authored}>{title}</Title>}
      {text.trim() === '' ? (
        <Muted $size="body">{t('posts.previewHint')}</Muted>
      ) : (
        <MarkdownText preview text={text} {...authored} />
      )}
    </Sheet>
  );
}
