export type DriverReplies = {
  /** To "close" or "where". */
  position: readonly string[];
  /** To "ring" or "bell". */
  bell: readonly string[];
  /** To "door" or "leave". */
  door: readonly string[];
  /** To anything else. */
  other: readonly string[];
};

function kindOf(text: string): keyof DriverReplies {
  if (/close|where/i.test(text)) return 'position';
  if (/ring|bell/i.test(text)) return 'bell';
  if (/door|leave/i.test(text)) return 'door';
  return 'other';
}

/**
 * The simulated driver's answer, by the first rule that the message meets.
 *
 * @param random at least 0 and below 1, as `Math.random` returns
 */
export function chooseReply(text: string, replies: DriverReplies, random: number): string {
  const candidates = replies[kindOf(text)];
  return candidates[Math.floor(random * candidates.length)] ?? '';
}
