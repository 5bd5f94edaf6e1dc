import { callTo } from '@portfolio/remote-kit/device';
import { Breakable } from '@portfolio/ui/text';

/** An e-mail address to write to. */
export const EmailLink = ({ children }: { children: string }) => (
  <a href={`mailto:${encodeURIComponent(children).replaceAll('%40', '@')}`}>
    <Breakable>{children}</Breakable>
  </a>
);

/** A telephone number to call. */
export const PhoneLink = ({ children }: { children: string }) => <a href={callTo(children)}>{children}</a>;
