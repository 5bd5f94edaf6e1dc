import { space } from '@portfolio/ui/tokens';
import { styled } from 'styled-components';
import { useAuthored } from '@portfolio/remote-kit/authored';

const Text = styled.div`
  display: grid;
  gap: ${space(3)};
  overflow-wrap: anywhere;
`;

/** Plain text, split at line breaks into paragraphs (core-site.md §2). Each finds its own writing direction. */
export const Paragraphs = ({ text, translated }: { text: string; translated?: string | null }) => (
  <Text lang={useAuthored(translated).lang}>
    {text
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
      .map((line, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines may repeat and have no other name
        <p key={place} dir="auto">
          {line}
        </p>
      ))}
  </Text>
);
