import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

const Hidden = styled.div.attrs({ 'aria-hidden': true })`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

/** A field that no person sees, reaches or is told of; what fills it is a machine. */
export const Honeypot = (props: ComponentPropsWithRef<'input'>) => (
  <Hidden>
    <label>
      Website
      <input {...props} tabIndex={-1} autoComplete="off" />
    </label>
  </Hidden>
);
