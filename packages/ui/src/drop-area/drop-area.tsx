import { color, fontSize, motion, radius, soft, space } from '../tokens/tokens.ts';
import Upload from 'lucide-react/icons/upload';
import { useState, type ComponentPropsWithRef, type DragEvent } from 'react';
import { styled } from 'styled-components';

const Area = styled.div<{ $over: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: ${space(16)};
  padding: ${space(3)} ${space(4)};
  border: 1px dashed ${({ $over }) => ($over ? color.accent : color.borderStrong)};
  border-radius: ${radius.control};
  background: ${({ $over }) => ($over ? soft('accent') : color.field)};
  color: ${color.muted};
  font-size: ${fontSize.small};
  text-align: center;
  transition:
    background-color ${motion.fast},
    border-color ${motion.fast};

  &:hover {
    border-color: ${color.text};
    color: ${color.text};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  &:has([aria-invalid]) {
    border-color: ${color.danger};
  }
  & > svg {
    flex: none;
  }
  /* The native control fills the area: a press anywhere, a drop and the keyboard all reach it. */
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;

export interface DropAreaProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange'> {
  prompt: string;
  onFiles: (files: File[]) => void;
}

/** A file input as a place to press or to drop files on. It hands the files over and forgets them. */
export function DropArea({ prompt, onFiles, ...rest }: DropAreaProps) {
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent): void => setOver(event.type === 'dragenter');
  return (
    <Area $over={over}>
      <Upload aria-hidden size={18} />
      <span aria-hidden>{prompt}</span>
      <input
        {...rest}
        type="file"
        onDragEnter={drag}
        onDragLeave={drag}
        onDrop={drag}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = ''; // the same file can be chosen again after it was removed
          if (files.length > 0) onFiles(files);
        }}
      />
    </Area>
  );
}
