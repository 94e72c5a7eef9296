import { noteBreaker } from '@wishbow/service/figures/known-breakers';
import type { Logger } from '@wishbow/service/logging/logger';
import CircuitBreaker from 'opossum';

/**
 * Asks for one panel of a composed answer. While its service fails, the breaker answers `absent` at once:
 * a failed panel is an absent panel, not a failed page.
 */
export function panel<Question extends unknown[], Answer, Absent>(
  name: string,
  ask: (...question: Question) => Promise<Answer>,
  absent: Absent,
  logger: Logger,
): (...question: Question) => Promise<Answer | Absent> {
  const breaker = new CircuitBreaker(ask, {
    name,
    timeout: 2_000,
    errorThresholdPercentage: 50,
    volumeThreshold: 5,
    resetTimeout: 5_000,
  });
  noteBreaker('bff', `panel of ${name}`, { isOpen: () => breaker.opened });
  breaker.on('open', () => logger.warn({ panel: name }, 'panel rests'));
  return (...question) =>
    breaker.fire(...question).catch((error: unknown) => {
      logger.warn({ panel: name, err: error }, 'panel absent');
      return absent;
    });
}
