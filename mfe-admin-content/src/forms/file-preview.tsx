import { Picture } from '@portfolio/ui/picture';
import { radius, space } from '@portfolio/ui/tokens';
import FileCheck from 'lucide-react/icons/file-check';
import { styled } from 'styled-components';
import type { FileChoice } from './file-rules.ts';
import { useObjectUrls } from './use-object-urls.ts';

const Thumbnail = styled.div`
  flex: none;
  width: ${space(16)};
  margin-block: ${space(1.5)};
  overflow: clip;
  border-radius: ${radius.control};
`;

/** An image in small, also before it is uploaded; a mark for files that cannot be seen. */
export function FilePreview({ present, file, image }: FileChoice & { image: boolean }) {
  const urlOf = useObjectUrls();
  if (!image) return <FileCheck aria-hidden size={18} />;
  return (
    <Thumbnail>
      <Picture src={file ? urlOf(file) : present} alt="" width={16} height={10} priority />
    </Thumbnail>
  );
}
