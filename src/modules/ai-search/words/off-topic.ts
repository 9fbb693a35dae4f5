/** Texts that ask the site or the world for something, not for a person to hire. */
export const OFF_TOPIC: readonly { pattern: RegExp; example: string }[] = [
  {
    pattern: /^\W*(?:what|where|when|why|which|how) (?:is|are|was|do|does|did|can|much|many|long|to)\b/iu,
    example: 'how much does it cost',
  },
  { pattern: /^\W*who (?:is|are|was|won|wrote) (?:the|a|an)\b/iu, example: 'who is the prime minister' },
  { pattern: /^\W*(?:can|may|could|do|should) (?:i|we) \w+/iu, example: 'can I pay by card' },
  {
    pattern: /\b(?:my|your) (?:account|password|invoice|phone|website|login|cv|credits?|receipt|profile)\b/iu,
    example: 'delete my account',
  },
  { pattern: /\b(?:for sale|for rent|to rent|second hand|cheap flights?)\b/iu, example: 'house for rent' },
  {
    pattern: /\b(?:tell me|sing|show me) (?:a|an|the|your) (?:joke|story|song|truth)\b/iu,
    example: 'tell me a joke',
  },
  {
    pattern: /\b(?:previous|prior|above) instructions\b|^\W*select\b.+\bfrom\b|<\/?script/iu,
    example: 'ignore all previous instructions',
  },
  { pattern: /\b(?:idiots?|stupid|fuck\w*|shit|bastards?|useless website)\b/iu, example: 'you are idiots' },
]
