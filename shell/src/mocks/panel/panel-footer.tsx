import { showToast } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { forgetWorld } from '../kept-world.ts';
import { addressWith, type MockChoice } from '../mock-choice.ts';
import classes from './mock-panel.module.css';

const NOTHING_SPECIAL: Partial<MockChoice> = {
  scenarios: [],
  failing: [],
  broken: [],
  latency: 'instant',
  day: undefined,
};

/** Every choice begins a new world, as its address would. */
function goTo(choice: MockChoice): void {
  const address = addressWith(window.location.href, choice);
  forgetWorld();
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
}

async function copyAddress(choice: MockChoice): Promise<void> {
  await navigator.clipboard.writeText(addressWith(window.location.href, choice));
  showToast('Address copied');
}

/** What is done with a choice: shown here, begun anew, or sent to somebody. */
export function PanelFooter({ choice }: { choice: MockChoice }) {
  return (
    <div className={classes.footer}>
      <Button variant="quiet" onClick={() => goTo({ ...choice, ...NOTHING_SPECIAL })}>
        Reset
      </Button>
      <Button variant="secondary" onClick={() => void copyAddress(choice)}>
        Copy address
      </Button>
      <Button onClick={() => goTo(choice)}>Show it</Button>
    </div>
  );
}
