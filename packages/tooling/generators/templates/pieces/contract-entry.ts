  /** Turn gizmo: only once the person has confirmed it. */
  turnGizmo: defineEndpoint({
    id: 'turnGizmo',
    method: 'POST',
    path: '/api/turnGizmo',
    service: 'workshop',
    audience: 'user',
    body: z.strictObject({ confirmed: z.boolean() }),
    responses: { 200: z.object({ user_id: UserId }), 409: Problem },
  })
