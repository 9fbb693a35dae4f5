const { raw } = String

/** Texts that ask the site or the world for something, not for a person to hire. */
export const OFF_TOPIC = new RegExp(
  [
    raw`^\W*(?:what|where|when|why|which|how) (?:is|are|was|do|does|did|can|much|many|long|to)\b`,
    raw`^\W*who (?:is|are|was|won|wrote) (?:the|a|an)\b`,
    raw`^\W*(?:can|may|could|do|should) (?:i|we) \w+`,
    raw`\b(?:my|your) (?:account|password|invoice|phone|website|login|cv|credits?|receipt|profile)\b`,
    // but not 'sells second hand clothes'
    raw`^(?!.*\b(?:sells|sorts|some(?:one|body)|man|lady|meri)\b).*\b(?:for sale|for rent|to rent|second hand)\b`,
    raw`\b(?:cheap flights?|recipes? for)\b`,
    raw`\b(?:tell me|sing|show me) (?:a|an|the|your) (?:joke|story|song|truth)\b`,
    raw`\b(?:previous|prior|above) instructions\b|^\W*select\b.+\bfrom\b|<\/?script`,
    raw`\b(?:idiots?|stupid|fuck\w*|shit|bastards?|useless website)\b`,
  ].join('|'),
  'iu',
)
