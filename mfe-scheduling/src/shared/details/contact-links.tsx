import { callTo } from '@portfolio/remote-kit/device';
import { Breakable } from '@portfolio/ui/breakable';

/** An e-mail address to write to. */
export const EmailLink = ({ children }: { children: string }) => (
  <a href={`mailto:${encodeURIComponent(children).replaceAll('%40', '@')}`}>
    <Breakable>{children}</Breakable>
  </a>
);

/** A telephone number to call. */
export const PhoneLink = ({ children }: { children: string }) => <a href={callTo(children)}>{children}</a>;

interface Place {
  address: string;
  city: string;
  state: string;
  zipCode: string;
}

/** A postal address in two lines, without what is not known. */
export const addressOf = ({ address, city, state, zipCode }: Place): string => {
  const region = [state, zipCode].filter(Boolean).join(' ');
  return [address, [city, region].filter(Boolean).join(', ')].filter(Boolean).join('\n');
};
