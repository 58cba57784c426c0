import { ControlSite } from '../testing/control-site.js';
import { oddTargets } from '../testing/odd-targets.js';

it('answers no odd target as a failure of its own, logged in or not', async () => {
  const site = await ControlSite.open();
  const browsers = [site.browser(), await site.operator()];
  const beneath = oddTargets.filter((target) => target.startsWith('/'));
  for (const browser of browsers)
    for (const target of [...oddTargets, ...beneath.flatMap((one) => [`/desk${one}`, `/api${one}`])]) {
      const { status } = await browser.get(target);
      expect([target, status < 500]).toEqual([target, true]);
    }
  await site.close();
});
