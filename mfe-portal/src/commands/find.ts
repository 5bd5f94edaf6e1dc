import { matchingCommands, type Command, type CommandSearch, type Host } from '@portfolio/remote-kit';
import { portalScreens, portalTabs } from '../addresses/addresses.ts';
import { translator } from '../translator.ts';

/** The portal's screens, for who is an employee. */
export function find({ session }: Host, { text }: CommandSearch): Promise<Command[]> {
  const { t } = translator.translation();
  const group = t('portal');
  const commands: Command[] = [
    { group, title: t('tabs.shifts'), to: portalTabs.shifts },
    { group, title: t('messages.title'), to: portalScreens.messages },
    { group, title: t('notices.title'), to: portalScreens.notices },
    { group, title: t('offers.title'), to: portalScreens.offers },
    { group, title: t('timeOff.title'), to: portalScreens.timeOff },
    { group, title: t('tabs.availability'), to: portalTabs.availability },
    { group, title: t('tabs.payments'), to: portalTabs.payments },
    { group, title: t('tabs.profile'), to: portalTabs.profile },
    { group, title: t('tabs.settings'), to: portalTabs.settings },
  ];
  return Promise.resolve(session.get().user?.employee_profile ? matchingCommands(text, commands) : []);
}
