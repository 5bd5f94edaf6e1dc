import { demoAccounts, demoPassword } from '@portfolio/demo/accounts';
import { styled } from 'styled-components';
import { useStore, type Host } from '../contract/index.ts';
import { languages } from '../manifest/index.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem;
  padding: 0.5rem 1rem;
  border-bottom: 1px solid;
  font-size: 0.875rem;
`;

const anonymous = '';

/** Plays the shell for a remote that runs alone. Plain on purpose: nobody should take it for the product. */
export function HostBar({ host, paths }: { host: Host; paths: string[] }) {
  const { user } = useStore(host.session);
  const theme = useStore(host.theme);
  const language = useStore(host.language);

  const signIn = (username: string): void => {
    const change =
      username === anonymous ? host.session.logout('/') : host.session.login({ username, password: demoPassword });
    change.catch(host.report);
  };

  return (
    <Bar>
      <label>
        Signed in as{' '}
        <select value={user?.username ?? anonymous} onChange={(event) => signIn(event.target.value)}>
          <option value={anonymous}>nobody</option>
          {Object.entries(demoAccounts).map(([username, { is }]) => (
            <option key={username} value={username}>
              {username} ({is})
            </option>
          ))}
        </select>
      </label>
      <label>
        Language{' '}
        <select
          value={language}
          onChange={(event) => {
            const chosen = languages.find((known) => known === event.target.value);
            if (chosen) host.language.set(chosen);
          }}
        >
          {languages.map((known) => (
            <option key={known}>{known}</option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => host.theme.set(theme === 'dark' ? 'light' : 'dark')}>
        {theme}
      </button>
      <label>
        Go to{' '}
        <input
          list="routes"
          defaultValue={window.location.pathname}
          onKeyDown={(event) => {
            if (event.key === 'Enter') host.navigate(event.currentTarget.value);
          }}
        />
        <datalist id="routes">
          {paths.map((path) => (
            <option key={path}>{path}</option>
          ))}
        </datalist>
      </label>
    </Bar>
  );
}
