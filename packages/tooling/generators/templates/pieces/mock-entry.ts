  turnGizmo: () => ({ status: 200, body: { user_id: 'a'.repeat(24) } })
