import type { Redis } from 'ioredis';
import type { Breaker } from './breaker.ts';
import type { PubSub } from './ephemeral.ts';

interface Channel {
  readonly listeners: Set<(message: string) => void>;
  /** Undefined until asked for, and again when it failed: then the next listener asks anew. */
  subscribed: Promise<unknown> | undefined;
}

/** @param subscriber a connection of its own: in subscriber mode it takes no other commands. */
export function redisPubSub(
  commands: Redis,
  subscriber: Redis,
  guarded: Breaker,
  report: (error: unknown) => void,
): PubSub {
  const channels = new Map<string, Channel>();
  subscriber.on('message', (name: string, message: string) => {
    for (const listener of channels.get(name)?.listeners ?? []) listener(message);
  });

  const channelOf = (name: string): Channel => {
    const known = channels.get(name) ?? { listeners: new Set(), subscribed: undefined };
    channels.set(name, known);
    return known;
  };

  const leave = async (name: string, channel: Channel, listener: (message: string) => void) => {
    channel.listeners.delete(listener);
    if (channel.listeners.size > 0 || channels.get(name) !== channel) return;
    channels.delete(name);
    await subscriber.unsubscribe(name).catch(report);
  };

  return {
    publish: async (name, message) => {
      await guarded(() => commands.publish(name, message)).catch(report);
    },
    subscribe: async (name, listener) => {
      const channel = channelOf(name);
      channel.listeners.add(listener);
      channel.subscribed ??= subscriber.subscribe(name);
      try {
        await channel.subscribed;
      } catch (cause) {
        channel.subscribed = undefined;
        await leave(name, channel, listener);
        throw new Error(`could not listen to ${name}`, { cause });
      }
      return () => leave(name, channel, listener);
    },
  };
}
